import { opinionFormTexts as texts } from '#features/opinions/texts/opinion-form.ts'
import { OpinionForm } from '#features/opinions/ui/opinion-form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { nonBreaking } from '#shared/text.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** How an opinion can be written by somebody whom the shop does not know as a buyer. */
export default function OpinionOfVisitor({ loaderData, actionData }: Route.ComponentProps) {
  const { title, notice, isOpen, isClient, values, signIn, findOrder, product } = loaderData
  const t = useTranslate()
  return (
    <div className="page-width flex flex-col gap-6 py-8 desktop:py-12">
      <h1 className="text-title">{nonBreaking(title)}</h1>
      {notice && <Notice type="success">{notice}</Notice>}
      {!isOpen && <p className="max-w-text">{t(texts.howTo)}</p>}
      {isClient && !isOpen && <p>{t(product ? texts.notBought : texts.notBoughtShop)}</p>}
      {!isClient && (
        <p>
          <TextWithLink text={texts.withAccount} link={texts.withAccountLink} to={signIn} newTab={false} />
        </p>
      )}
      <p>
        <TextWithLink text={texts.asGuest} link={texts.asGuestLink} to={findOrder} newTab={false} />
      </p>
      {isOpen && !notice && (
        <OpinionForm values={values} refusal={actionData} isChange={false} asksEmail atOnce={false} />
      )}
      {product && (
        <p>
          <a href={product} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
            {t(texts.toProduct)}
          </a>
        </p>
      )}
    </div>
  )
}
