import type { WayWords } from '../rules/way-words.ts'
import { CourierIcon } from './courier-icon.tsx'

/** All couriers with what each costs and takes; those for which more must be bought stand last, and say so. */
export function WayList({ ways }: { ways: WayWords[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {ways.map((way) => (
        <li key={way.id} className="grid grid-cols-[1.5rem_1fr_auto] gap-x-3 py-3">
          <CourierIcon icon={way.icon} />
          <div className="col-start-2 min-w-0">
            <p className="font-semibold">{way.courier}</p>
            <p className="text-small text-soft">{`${way.payment} · ${way.days}`}</p>
            {way.arrives && <p className="text-small text-soft">{way.arrives}</p>}
            {way.comment && <p className="text-small text-soft">{way.comment}</p>}
            {way.minimum && (
              <p className={`text-small ${way.minimumReached ? 'text-soft' : 'font-semibold text-warning'}`}>
                {way.minimum}
              </p>
            )}
            {way.freeFrom && <p className="text-small text-success">{way.freeFrom}</p>}
          </div>
          <p className={`text-right font-semibold whitespace-nowrap tabular-nums ${costLook(way)}`}>{way.cost}</p>
        </li>
      ))}
    </ul>
  )
}

function costLook({ free, minimumReached }: WayWords): string {
  if (!minimumReached) return 'text-soft'
  return free ? 'text-success' : ''
}
