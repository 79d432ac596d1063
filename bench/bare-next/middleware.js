export const config = { matcher: "/never" };

export function middleware() {}
