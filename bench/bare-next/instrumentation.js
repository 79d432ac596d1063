/** Turbopack would otherwise find the site's in the folder above, as with the two files beside this one. */
export function register() {}
