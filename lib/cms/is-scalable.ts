/** Drawings have no pixels, and an animation would stop. */
const scalableTypes = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/** Whether the picture can be made smaller. */
export const isScalable = ({ mime = "" }: { mime?: string | undefined }): boolean => scalableTypes.has(mime);
