import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { checkoutTexts } from '../texts.ts'

/** Nothing to order: says where to go. */
export function EmptyCheckout() {
  const say = useWords()
  return (
    <div className="page-width flex flex-col items-start gap-5 py-16">
      <h1 className="text-title">{say(checkoutTexts.empty)}</h1>
      <p className="max-w-(--container-text)">{say(checkoutTexts.emptyText)}</p>
      <LinkButton to={urls.home()}>{say(checkoutTexts.backToShop)}</LinkButton>
    </div>
  )
}
