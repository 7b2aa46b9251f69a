import { wayTexts } from '#features/delivery/texts/ways.ts'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { Form } from '#kit/form.tsx'
import { Notice } from '#kit/notice.tsx'
import { useWords } from '#kit/words.tsx'
import type { AskedDelivery } from './asked-delivery.ts'
import { DeliveryInfo } from './delivery-info.tsx'

interface DeliveryDialogProps {
  asked: AskedDelivery
  address: string
  onClose: () => void
}

/** The window over the product's page with all couriers and the choice of where to (B2.50); what is chosen shows on the page as well. */
export function DeliveryDialog({ asked, address, onClose }: DeliveryDialogProps) {
  const say = useWords()
  const { data, state, load, submit } = asked
  return (
    <Dialog title={say(wayTexts.title)} closeLabel={say(wayTexts.close)} onClose={onClose}>
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
        {!data && state !== 'idle' && <p className="text-soft">{say(wayTexts.loading)}</p>}
        {!data && state === 'idle' && (
          <Notice type="error">
            <p>{say(wayTexts.unavailable)}</p>
            <Button type="button" kind="quiet" onClick={() => void load(address)}>
              {say(wayTexts.again)}
            </Button>
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
