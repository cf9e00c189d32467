import type { ReactNode } from 'react'
import { useText } from '@/text/text'
import { Card } from '@/ui/Card'
import { MailIcon, PhoneIcon } from '@/ui/icons'
import { OutsideLink } from '@/ui/OutsideLink'

interface ContactDetailsProps {
  phones: readonly string[]
  /** '' for none. */
  email: string
}

/** The deployment's phone numbers and e-mail address, one tap from a call or a letter; nothing where it names none. */
export function ContactDetails({ phones, email }: ContactDetailsProps) {
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
            {email}
          </Way>
        )}
      </ul>
    </Card>
  )
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: string }) {
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
