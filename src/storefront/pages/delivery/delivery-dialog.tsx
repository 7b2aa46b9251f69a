import type { FetcherWithComponents } from 'react-router'
import { deliveryOptionTexts } from '#features/delivery/texts.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { DeliveryInfo } from './delivery-info.tsx'
import type { DeliveryData } from './page.server.ts'

interface DeliveryDialogProps {
  asked: DeliveryFetcher
  address: string
  onClose: () => void
}

/** The dialog over the product's page with all couriers and the destination (B2.50); the selected destination applies to the page too. */
export function DeliveryDialog({ asked, address, onClose }: DeliveryDialogProps) {
  const t = useTranslate()
  const { data, state, load, submit } = asked
  return (
    <Dialog title={t(deliveryOptionTexts.title)} closeLabel={t(deliveryOptionTexts.close)} onClose={onClose}>
      <div aria-live="polite" aria-busy={state !== 'idle'} className={state === 'idle' ? '' : 'opacity-60'}>
        {data && (
          <DeliveryInfo
            info={data}
            form={(fields) => (
              <Form method="post" action={address} send={submit}>
                <input type="hidden" name="quiet" value="1" />
                {fields}
              </Form>
            )}
          />
        )}
        {!data && state !== 'idle' && <p className="text-soft">{t(deliveryOptionTexts.loading)}</p>}
        {!data && state === 'idle' && (
          <Notice type="error">
            <p>{t(deliveryOptionTexts.unavailable)}</p>
            <Button type="button" kind="quiet" onClick={() => void load(address)}>
              {t(deliveryOptionTexts.again)}
            </Button>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** The product page's delivery request: no data before the response, null when the shop does not answer. */
export type DeliveryFetcher = FetcherWithComponents<DeliveryData | null>
