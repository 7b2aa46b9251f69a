import { accountTexts as texts } from '#features/customers/texts/account.ts'
import { AccountPage } from '#features/customers/ui/account-page.tsx'
import { DeviceList } from '#features/customers/ui/device-list.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import type { Route } from './+types/page.ts'

export { action, loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.tab },
  { name: 'robots', content: 'noindex' },
]

export default function Devices({ loaderData: { title, devices, ended } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <AccountPage title={title} lead={t(texts.devicesLead)}>
      {ended && <Notice type="success">{t(texts.deviceEnded)}</Notice>}
      <DeviceList devices={devices} />
    </AccountPage>
  )
}
