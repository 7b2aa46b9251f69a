/** The addresses that may change something when a browser only gets them: links of this family of shops do so. */
export const writingPaths = ['/basketchange.php', '/login.php', '/settings.php', '/return.php', '/ajax/projector.php']

/** Whether getting this path, as it stands in an address, may change something. What is no UTF-8 is refused at the door. */
export function isWritingPath(pathname: string): boolean {
  try {
    return writingPaths.includes(decodeURIComponent(pathname).toLowerCase())
  } catch {
    return false
  }
}
