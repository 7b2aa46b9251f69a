import { opinionFormTexts as texts } from '#features/opinions/texts/opinion-form.ts'
import { OpinionForm } from '#features/opinions/ui/opinion-form.tsx'
import { OwnOpinion } from '#features/opinions/ui/own-opinion.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { nonBreaking } from '#shared/text.ts'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'same-origin' },
]

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

/** The opinion of a buyer, by their order. */
export default function WriteOpinion({ loaderData, actionData }: Route.ComponentProps) {
  const { title, notice, opinion, canWrite, isTooEarly, values, atOnce, product, order } = loaderData
  const t = useTranslate()
  const link = 'inline-flex min-h-11 items-center text-accent underline underline-offset-4'
  return (
    <div className="page-width flex flex-col gap-6 py-8 desktop:py-12">
      <h1 className="text-title">{nonBreaking(title)}</h1>
      {notice && !actionData && <Notice type="success">{notice}</Notice>}
      {isTooEarly && <p>{t(texts.tooEarly)}</p>}
      {opinion && <OwnOpinion opinion={opinion} />}
      {canWrite && (
        <OpinionForm
          key={opinion ? opinion.id : 'new'}
          values={values}
          refusal={actionData}
          isChange={opinion !== null}
          asksEmail={false}
          atOnce={atOnce}
        />
      )}
      <p className="flex flex-wrap gap-x-6">
        <a href={order} className={link}>
          {t(texts.toOrder)}
        </a>
        {product && (
          <a href={product} className={link}>
            {t(texts.toProduct)}
          </a>
        )}
      </p>
    </div>
  )
}
