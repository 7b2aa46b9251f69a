export { action, loader } from './page.server.ts'

/** Never rendered: the loader answers 404, and root renders that. */
export default function NotFound() {
  return null
}
