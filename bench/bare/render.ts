import type { ReactElement } from 'react'
import type { EntryContext } from 'react-router'

/**
 * Renders, as often as asked, the tree that a shop has rendered once. The page's data, which React Router lets follow as a stream that
 * can be read but once, has been read then, and stands in what the tree remembers.
 */
export async function bareRender(element: unknown): Promise<() => string> {
  const [{ cloneElement }, { renderToString }] = await Promise.all([import('react'), import('react-dom/server')])
  const page = element as ReactElement<{ context: EntryContext }>
  const context = { ...page.props.context, serverHandoffStream: { getReader: () => null } }
  return () => renderToString(cloneElement(page, { context: context as unknown as EntryContext }))
}
