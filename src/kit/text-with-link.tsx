import type { Text, TextValues } from '#shared/text.ts'
import { useTranslate } from './messages.tsx'

interface TextWithLinkProps {
  text: Text
  /** Of the sentence. */
  values?: TextValues
  link: Text
  to: string
  /** In a new tab, so that a form is not lost. */
  newTab?: boolean
}

/** A sentence with a link at its {link}. */
export function TextWithLink({ text, values, link, to, newTab = true }: TextWithLinkProps) {
  const t = useTranslate()
  const [before, after] = t(text, values).split('{link}')
  return (
    <>
      {before}
      <a href={to} {...(newTab && { target: '_blank', rel: 'noopener' })} className="underline underline-offset-2">
        {t(link)}
      </a>
      {after}
    </>
  )
}
