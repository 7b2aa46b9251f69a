import { ChevronDown } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { accountTexts as texts } from '../texts/account.ts'
import { securityTexts } from '../texts/security.ts'

const groups = [
  [
    [urls.account(), texts.overview],
    [urls.accountOrders(), texts.orders],
    [urls.bought(), texts.bought],
    [urls.favourites(), texts.favourites],
    [urls.shoppingLists(), texts.shoppingLists],
    [urls.rebates(), texts.rebates],
  ],
  [
    [urls.accountData(), texts.ownData],
    [urls.accountAddresses(), texts.addresses],
  ],
  [
    [urls.security(), securityTexts.title],
    [urls.accountPassword(), texts.changePassword],
    [urls.accountDevices(), texts.devices],
    [urls.accountPrivacy(), texts.privacy],
  ],
] as const

/** The pages of a client's account: on phones a menu that names the current one, a column in groups on large views. */
export function AccountNavigation() {
  const t = useTranslate()
  const { pathname } = useLocation()
  const current = groups.flat().find(([address]) => isPartOf(pathname, address))
  return (
    <nav aria-label={t(texts.navigation)} className="account-navigation print:hidden">
      <details className="account-menu group">
        <summary>
          <span className="min-w-0 grow">
            <span className="block text-small text-soft">{t(texts.menu)}</span>
            {current && <span className="block truncate leading-5 font-semibold">{t(current[1])}</span>}
          </span>
          <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        </summary>
        <div className="account-pages">
          {groups.map((group) => (
            <ul key={group[0][0]} className="contents desktop:block">
              {group.map(([address, text]) => (
                <li key={address}>
                  <Link
                    to={address}
                    aria-current={isPartOf(pathname, address) ? 'page' : undefined}
                    className="account-link"
                  >
                    {t(text)}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
        </div>
      </details>
      <Link to={urls.signOut()} className="account-link">
        {t(texts.signOut)}
      </Link>
    </nav>
  )
}

/** The overview is a page of its own, the others include what lies below them: one address, one list. */
function isPartOf(pathname: string, address: string): boolean {
  return pathname === address || (address !== urls.account() && pathname.startsWith(`${address}/`))
}
