/**
 * Keeps the latest result of a computation for each subject, as long as the subject is the same object and the key is the
 * same.
 * @returns a function that takes an immutable subject, a key with everything else that the result follows from, such as the
 *   present day, and the computation
 */
export function latestResult<Subject extends object, Result>() {
  const latest = new WeakMap<Subject, { key: string; result: Result }>();
  return (subject: Subject, key: string, compute: () => Result): Result => {
    const known = latest.get(subject);
    if (known?.key === key) return known.result;
    const result = compute();
    latest.set(subject, { key, result });
    return result;
  };
}
