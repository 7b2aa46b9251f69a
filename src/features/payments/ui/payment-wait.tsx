import { LoadingOverlay } from '#kit/loading-overlay.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { payTexts } from '../texts/online.ts'

/**
 * That the bank has not answered yet. While it asks to confirm a code, with scripts an overlay covers the page (B4.14), and without them the page
 * loads itself again. Not so where something can be typed, which would be lost.
 */
export function PaymentWait({ stage, address }: { stage: 'confirm' | 'wait'; address: string }) {
  const t = useTranslate()
  const isConfirm = stage === 'confirm'
  return (
    <>
      {isConfirm && (
        <noscript>
          <meta httpEquiv="refresh" content="4" />
        </noscript>
      )}
      <Notice type="warning">
        <p className="font-semibold">{t(isConfirm ? payTexts.confirm : payTexts.waiting)}</p>
        <p>{t(isConfirm ? payTexts.confirmDetail : payTexts.waitingDetail)}</p>
      </Notice>
      <LoadingOverlay shown={isConfirm} label={t(payTexts.confirm)} />
      <a href={address} className="row-action self-start">
        {t(payTexts.refresh)}
      </a>
    </>
  )
}
