import type { ComponentProps } from 'react'

export interface AsWrittenProps extends ComponentProps<'div'> {
  /** What it is, with its look. */
  as?: 'div' | 'ul' | 'section'
}

/** In the browser: an element whose content is whatever the server has written; React never looks inside. Empty where it has written nothing. */
export function AsWritten({ as = 'div', ...rest }: Omit<AsWrittenProps, 'children'>) {
  const Element = as as 'div'
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <Element {...rest} suppressHydrationWarning dangerouslySetInnerHTML={unwritten} />
}

/** One object: React would take another one for another content. */
const unwritten = { __html: '' }
