import { Button } from '#kit/button.tsx'
import { Form } from '#kit/form.tsx'
import { useWords } from '#kit/words.tsx'
import type { Device } from '../rules/device.ts'
import { accountTexts } from '../texts/account.ts'

interface ListedDevice {
  id: string
  device: Device | null
  isThis: boolean
  /** As people write it. */
  signedInAt: string
  lastUsedAt: string
}

/** Where a client is signed in, and how to end it elsewhere. Each button posts `device`: an id, or 'others'. */
export function DeviceList({ devices }: { devices: ListedDevice[] }) {
  const say = useWords()
  const name = ({ device }: ListedDevice) =>
    device ? say(accountTexts.device, { ...device }) : say(accountTexts.unknownDevice)
  return (
    <section id="urzadzenia" aria-labelledby="urzadzenia-tytul" className="flex flex-col gap-4">
      <h2 id="urzadzenia-tytul" className="text-heading">
        {say(accountTexts.devices)}
      </h2>
      <p className="text-soft">{say(accountTexts.devicesLead)}</p>
      <ul className="divide-y divide-line border-y border-line">
        {devices.map((entry) => (
          <li key={entry.id} className="flex flex-wrap items-center justify-between gap-4 py-4">
            <div>
              <p className="font-semibold">
                {name(entry)}
                {entry.isThis && <span className="font-normal text-success"> · {say(accountTexts.thisDevice)}</span>}
              </p>
              <p className="text-small text-soft">{say(accountTexts.lastUsed, { when: entry.lastUsedAt })}</p>
              <p className="text-small text-soft">{say(accountTexts.signedInAt, { when: entry.signedInAt })}</p>
            </div>
            {!entry.isThis && (
              <Form method="post">
                <input type="hidden" name="device" value={entry.id} />
                <Button kind="secondary">{say(accountTexts.endDevice)}</Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <Form method="post">
          <input type="hidden" name="device" value="others" />
          <Button kind="secondary">{say(accountTexts.endOtherDevices)}</Button>
        </Form>
      )}
    </section>
  )
}
