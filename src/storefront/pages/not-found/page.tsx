export { action, loader } from './page.server.ts'

/** Never shown: the loader answers 404, and root shows that. */
export default function NotFound() {
  return null
}
