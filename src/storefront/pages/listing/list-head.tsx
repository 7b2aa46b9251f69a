import { useState } from 'react'
import { TrustedHtml, useLinkNavigation } from '#kit/static-html.tsx'

/** The head of a list as the visitor has opened it: a filter that they choose then hides nothing above the filters, which would move them. */
export function ListHead({ html }: { html: string }) {
  const [opened] = useState(html)
  return <TrustedHtml html={opened} onClick={useLinkNavigation()} />
}
