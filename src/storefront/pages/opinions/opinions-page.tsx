import { Notice } from '#kit/notice.tsx'
import { TrustedHtml } from '#kit/static-html.tsx'

interface OpinionsPageProps {
  html: string
  /** Why a vote does not count. */
  refusal: string | undefined
}

/** Opinions that the server has rendered, with its answer to a vote. */
export function OpinionsPage({ html, refusal }: OpinionsPageProps) {
  return (
    <>
      {refusal && (
        <div className="page-width mt-4">
          <Notice type="error">{refusal}</Notice>
        </div>
      )}
      <TrustedHtml html={html} />
    </>
  )
}
