import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Device } from '../rules.ts'
import { accountTexts } from '../texts/account.ts'

interface ListedDevice {
  id: string
  device: Device | null
  isThis: boolean
  /** In display format. */
  signedInAt: string
  lastUsedAt: string
}

/** The client's sessions, with buttons to end others. Each button posts `device`: an id, or 'others'. */
export function DeviceList({ devices }: { devices: ListedDevice[] }) {
  const t = useTranslate()
  const name = ({ device }: ListedDevice) =>
    device ? t(accountTexts.device, { ...device }) : t(accountTexts.unknownDevice)
  return (
    <div className="flex flex-col gap-6">
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <div>
              <p className="font-semibold">
                {name(entry)}
                {entry.isThis && <span className="font-normal text-success"> · {t(accountTexts.thisDevice)}</span>}
              </p>
              <p className="text-small text-soft">{t(accountTexts.lastUsed, { when: entry.lastUsedAt })}</p>
              <p className="text-small text-soft">{t(accountTexts.signedInAt, { when: entry.signedInAt })}</p>
            </div>
            {!entry.isThis && (
              <Form method="post">
                <input type="hidden" name="device" value={entry.id} />
                <Button kind="secondary">{t(accountTexts.endDevice)}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post">
          <input type="hidden" name="device" value="others" />
          <Button kind="secondary">{t(accountTexts.endOtherDevices)}</Button>
        </Form>
      )}
    </div>
  )
}
