/** Stops with one clear line on a Node that is too old. npm scripts run on the Node that npm ci brings. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 22)) return
  console.error(
    `Witryna needs Node 22.22 or newer, this is ${process.versions.node}: run it through npm, or install Node 24.`,
  )
  process.exit(1)
}
