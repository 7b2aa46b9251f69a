import { type ComponentProps, type Context, type ReactNode, useContext } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
} from 'react-router'
import { MessagesContext } from './messages.tsx'
import { MoneyContext } from './money.tsx'

export interface CachedMarkupProps extends ComponentProps<'div'> {
  /** The element around the markup. */
  as?: 'div' | 'ul' | 'li' | 'section' | 'template'
  /**
   * The shared, frozen object that the content is made of, and nothing else but texts and currency: a cached read. When its dependencies
   * change there is another object, and the markup of this one is forgotten with it.
   */
  source: object
  /** Tells apart what is made of the same object; the prefix of its ids, up to the first space. */
  name: string
  /** The browser hydrates the children, which therefore must not generate ids: their names depend on where React renders them. */
  hydrated?: boolean
}

const markupBySource = new WeakMap<object, Record<string, string>>()

/** On the server only: content rendered once for each source. */
export default function CachedMarkup({ as = 'div', source, name, hydrated, children, ...rest }: CachedMarkupProps) {
  const Element = as as 'div'
  const content = useContexts(children)
  const markup = markupBySource.get(source) ?? {}
  const render = hydrated ? renderToString : renderToStaticMarkup
  markup[name] ??= inOnePiece(render(content, { identifierPrefix: name.split(' ')[0] }))
  markupBySource.set(source, markup)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  return <Element {...rest} dangerouslySetInnerHTML={{ __html: markup[name] }} />
}

/**
 * React's string is a tree of its thousands of pieces, which V8 would walk through, and keep in memory, for each page that contains it: half a
 * millisecond of a page with twelve cards.
 */
function inOnePiece(html: string): string {
  return Buffer.from(html).toString()
}

/** Another rendering does not inherit contexts. React Router has no public way to hand its own on. */
const contexts = [
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
  MessagesContext,
  MoneyContext,
] as Context<unknown>[]

function useContexts(children: ReactNode): ReactNode {
  let content = children
  for (const Context of contexts) {
    // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes
    const value = useContext(Context)
    content = <Context value={value}>{content}</Context>
  }
  return content
}
