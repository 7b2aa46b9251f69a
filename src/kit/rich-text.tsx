import { keepTogetherInHtml } from '#shared/keep-together.ts'

/** Markup that has been made harmless before it was stored or loaded; never give it anything else. */
export function RichText({ html, className = '' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server
  return <div className={`rich-text ${className}`} dangerouslySetInnerHTML={{ __html: keepTogetherInHtml(html) }} />
}
