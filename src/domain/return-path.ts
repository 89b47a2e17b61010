/** The path to open after signing in: the given one if it is on this site and not the sign-in page, else home. */
export function safeReturnPath(path: string | undefined): string {
  // Browsers ignore control characters: slash, tab, slash is read as two slashes.
  if (
    !path?.startsWith('/') ||
    /\p{Cc}/u.test(path) ||
    /^\/[/\\]/.test(path) ||
    /^\/(auth|login)(?=$|[/?#])/.test(path)
  )
    return '/';
  return path;
}
