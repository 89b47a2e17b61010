/** Where to go after signing in: the given path if it stays on this site and is not the sign-in page, else home. */
export function safeReturnPath(path: string | undefined): string {
  // Browsers read over control characters: a slash, a tab and a slash are two slashes.
  if (
    !path?.startsWith('/') ||
    /\p{Cc}/u.test(path) ||
    /^\/[/\\]/.test(path) ||
    /^\/(auth|login)(?=$|[/?#])/.test(path)
  )
    return '/';
  return path;
}
