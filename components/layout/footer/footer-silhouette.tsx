export function FooterSilhouette({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 1440 112"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="currentColor"
    >
      <path d="M0 112V92C140 70 300 66 460 80S720 86 930 82s330-18 510 6v24z" />
      <path d="M500 90v-26h-4l25-23.1 25 23.1h-4v26zM560 90v-22h-6l14-20.9h58l14 20.9h-6v22zM650 90v-18a15 15 0 1 1 4 0v18zM684 92V44h-3l5-8 11-34 11 34 5 8h-3v14h50l10 20v14zM798.2 92v-16.2a13.5 13.5 0 1 1 3.6 0v16.2zM820 92v-28h-4l24-22 24 22h-4v28zM876 92v-22h-6l14-20.9h70l14 20.9h-6v22zM980 92v-24h-4l22-19.8 22 19.8h-4v24zM1033.7 92v-20.7a17.25 17.25 0 1 1 4.6 0v20.7zM1068.3 94v-15.3a12.75 12.75 0 1 1 3.4 0v15.3zM467.6 90v-21.6a18 18 0 1 1 4.8 0v21.6zM438.2 88v-16.2a13.5 13.5 0 1 1 3.6 0v16.2zM1247.8 84v-19.8a16.5 16.5 0 1 1 4.4 0v19.8zM177.6 80v-21.6a18 18 0 1 1 4.8 0v21.6zM212.2 80v-16.2a13.5 13.5 0 1 1 3.6 0v16.2z" />
    </svg>
  );
}
