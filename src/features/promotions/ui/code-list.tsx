import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { ShownCode } from '../rules/rebates.ts'
import { rebateTexts } from '../texts/rebates.ts'
import { PromotionSummary } from './promotion-summary.tsx'

/** The codes of which a client is told; each can be put into the basket at once. Posts `rebate_code` to the basket's page. */
export function CodeList({ codes }: { codes: ShownCode[] }) {
  const say = useWords()
  return (
    <section aria-labelledby="kody" className="flex flex-col gap-4">
      <h2 id="kody" className="text-heading">
        {say(rebateTexts.codes)}
      </h2>
      {codes.length === 0 && <p className="text-soft">{say(rebateTexts.noCodes)}</p>}
      {codes.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {codes.map((shown) => (
            <li key={shown.code} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
              <div className="min-w-0 grow basis-72">
                <p className="mb-1 flex flex-wrap items-baseline gap-x-3">
                  <code className="rounded-control border border-dashed border-accent bg-accent-wash px-2 py-0.5 font-semibold tracking-wide">
                    {shown.code}
                  </code>
                  {shown.own && <span className="text-small text-success">{say(rebateTexts.own)}</span>}
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
  const say = useWords()
  return (
    <Form method="post" action={urls.basket()}>
      <input type="hidden" name="rebate_code" value={code} />
      <Button kind="secondary" name="do" value="code" aria-label={say(rebateTexts.useCode, { code })}>
        {say(rebateTexts.use)}
      </Button>
    </Form>
  )
}
