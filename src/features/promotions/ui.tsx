import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { ClientPromotion, ShownCode } from './rules/client-promotions.ts'
import { rebateTexts } from './texts/promotions.ts'

/** A client's codes, each with a button that adds it to the basket. Posts `rebate_code` to the basket's page. */
export function CodeList({ codes }: { codes: ShownCode[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="kody" className="flex flex-col gap-4">
      <h2 id="kody" className="text-heading">
        {t(rebateTexts.codes)}
      </h2>
      {codes.length === 0 && <p className="text-soft">{t(rebateTexts.noCodes)}</p>}
      {codes.length > 0 && (
        <ul className="grid gap-4 tablet:grid-cols-2">
          {codes.map((shown) => (
            <li
              key={shown.code}
              className="flex flex-col items-start gap-3 rounded-panel border border-line bg-raised p-5"
            >
              <div className="min-w-0 grow">
                <p className="mb-1 flex flex-wrap items-baseline gap-x-3">
                  <code className="font-sans rounded-control border border-dashed border-accent bg-accent-wash px-2 py-0.5 font-semibold tracking-wide">
                    {shown.code}
                  </code>
                  {shown.own && <span className="text-small text-success">{t(rebateTexts.own)}</span>}
                </p>
                <PromotionSummary promotion={shown} />
                {shown.refusal && <p className="text-small text-warning">{shown.refusal}</p>}
              </div>
              {shown.refusal === null && <UseCode code={shown.code} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function UseCode({ code }: { code: string }) {
  const t = useTranslate()
  return (
    <Form method="post" action={urls.basket()}>
      <input type="hidden" name="rebate_code" value={code} />
      <Button kind="secondary" name="do" value="code" aria-label={t(rebateTexts.useCode, { code })}>
        {t(rebateTexts.use)}
      </Button>
    </Form>
  )
}

/** What a promotion is called, what it gives and when. */
function PromotionSummary({ promotion: { name, gives, when } }: { promotion: ClientPromotion }) {
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p>{gives}</p>
      {when.length > 0 && <p className="text-small text-soft">{when.join('\u00a0· ')}</p>}
    </>
  )
}

/** What a client gets without a code. */
export function ClientPromotionList({ promotions }: { promotions: ClientPromotion[] }) {
  const t = useTranslate()
  return (
    <section aria-labelledby="rabaty" className="flex flex-col gap-4">
      <h2 id="rabaty" className="text-heading">
        {t(rebateTexts.rebates)}
      </h2>
      <p className="text-soft">{t(promotions.length > 0 ? rebateTexts.rebatesLead : rebateTexts.noRebates)}</p>
      {promotions.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {promotions.map((promotion) => (
            <li key={promotion.id} className="py-4">
              <PromotionSummary promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
