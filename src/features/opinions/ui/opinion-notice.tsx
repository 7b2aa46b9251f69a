import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import type { OpinionSubject } from '../rules/opinion.ts'
import { opinionNoticeTexts, opinionTexts } from '../texts/opinions.ts'

interface OpinionNoticeProps {
  of: OpinionSubject
  /** Somebody may write one without a proven purchase, or has. */
  hasUnconfirmed: boolean
}

/** Whether and how the shop checks that opinions come from buyers, and which of them it shows. */
export function OpinionNotice({ of, hasUnconfirmed }: OpinionNoticeProps) {
  const t = useTranslate()
  const mark = t(opinionTexts.confirmed)
  return (
    <p className="max-w-text text-small text-soft">
      {t(of === 'shop' ? opinionNoticeTexts.confirmedOfShop : opinionNoticeTexts.confirmed, { mark })}{' '}
      {hasUnconfirmed && `${t(opinionNoticeTexts.unconfirmed)} `}
      <TextWithLink
        text={opinionNoticeTexts.honest}
        link={opinionNoticeTexts.link}
        to={urls.content('regulamin')}
        newTab={false}
      />
    </p>
  )
}
