/** A word, number or sign of a query, folded */
export type Word = { text: string; start: number; end: number };

export const wordPattern = /\d+|[\p{L}\p{M}\u00ad]+|[.,:/&+]|[-–—]/gu;
