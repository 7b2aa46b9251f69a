import { Hand, PackageCheck, Undo2 } from 'lucide-react'
import { Kept } from '#kit/kept.tsx'
import { useWords } from '#kit/words.tsx'
import { homeTexts } from '../../texts/home.ts'

const promises = [
  { Icon: PackageCheck, title: homeTexts.promiseDelivery, detail: homeTexts.promiseDeliveryDetail },
  { Icon: Undo2, title: homeTexts.promiseReturn, detail: homeTexts.promiseReturnDetail },
  { Icon: Hand, title: homeTexts.promiseMakers, detail: homeTexts.promiseMakersDetail },
]

/** What the shop promises to everybody, below its products.
 * @param orderBy until when an order leaves on the same day: '15:00' */
export function Promises({ orderBy }: { orderBy: string }) {
  const say = useWords()
  return (
    <Kept as="ul" className="page-width mt-12 grid gap-6 tablet:grid-cols-3 desktop:mt-16">
      {promises.map(({ Icon, title, detail }) => (
        <li key={title.key} className="flex gap-4 border-t border-line pt-5">
          <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" strokeWidth={1.5} />
          <div>
            <p className="font-semibold">{say(title)}</p>
            <p className="text-small text-soft">{say(detail, { time: orderBy })}</p>
          </div>
        </li>
      ))}
    </Kept>
  )
}
