import { Fragment, type ReactNode } from 'react'
import type { env } from '@/config/env'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { icon } from '@/ui/icons'
import { OutsideLink } from '@/ui/OutsideLink'

// Defined here, not in ui/icons, to keep them out of the other screens' chunks.
const PhoneIcon = icon(
  <path d="M6 3.5h3l1.5 4.5-2 1.7a12.5 12.5 0 0 0 5.8 5.8l1.7-2 4.5 1.5v3a2 2 0 0 1-2.2 2C10.9 19.4 4.6 13.1 4 5.7a2 2 0 0 1 2-2.2z" />,
)
const MailIcon = icon(<path d="M3.5 5.5h17v13h-17zM4 6l8 7 8-7" />)

/** Links to the configured phone numbers and email address; nothing without any. */
export function ContactDetails({ phones, email }: typeof env.support) {
  const t = useText('help')
  if (phones.length === 0 && !email) return null
  return (
    <Card className="flex flex-col py-2">
      <h2 className="pt-1 font-700">{t('contactDetails')}</h2>
      <ul className="divide-y divide-hairline">
        {phones.map((phone) => (
          <Way key={phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon={<PhoneIcon />}>
            {phone}
          </Way>
        ))}
        {email && (
          <Way href={`mailto:${email}`} icon={<MailIcon />}>
            {email.split(/\b(?=[@.])/).map((part) => (
              <Fragment key={part}>
                <wbr />
                {part}
              </Fragment>
            ))}
          </Way>
        )}
      </ul>
    </Card>
  )
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      <OutsideLink
        href={href}
        className="-mx-2 flex min-h-tap items-center gap-3 rounded-control px-2 font-600 text-leaf-700 tabular-nums hover:bg-leaf-50"
      >
        {icon}
        <span className="min-w-0 break-words">{children}</span>
      </OutsideLink>
    </li>
  )
}
