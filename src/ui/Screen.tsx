import { type ComponentType, createContext, type ReactNode, use, useRef } from 'react'
import { useText } from '@/text/text'
import { Form } from './Form'
import { BackIcon } from './icons'
import { IconButton } from './IconButton'
import { Notice } from './Notice'
import { useFocusHeading } from './use-focus-heading'

export interface ScreenProps {
  /** By default the route's title. */
  title?: ReactNode
  /** Its title is plain text: the focus goes to the heading of the screen itself. */
  isSkeleton?: boolean
  /** What the back arrow does; by default that of the route, if it has one. */
  onBack?: () => void
  /** Small things at the end of the title's line, an icon button or a short text button. */
  aside?: ReactNode
  /** One or two buttons, which rest where the thumb is, above the tab bar. */
  action?: ReactNode
  failure?: string | false
  /** A `Toast` or `UndoBar`: floats above the action, or above the tab bar where there is none. */
  toast?: ReactNode
  /** The screen is one form: body and action are inside it. */
  onSubmit?: (() => unknown) | undefined
  children: ReactNode
}

/** The title and the back arrow of the route (src/routes/screens.ts). */
export const RouteHead = createContext<Pick<ScreenProps, 'title' | 'onBack'>>({})

/** The error boundary of a panel (app/ScreenBoundary.tsx). */
export const PanelBoundary = createContext<ComponentType<{ children: ReactNode }>>(
  ({ children }) => children,
)

/** A part of a screen whose failure leaves the rest as it is. */
export function Panel({ children }: { children: ReactNode }) {
  const Boundary = use(PanelBoundary)
  return <Boundary>{children}</Boundary>
}

export function Screen(props: ScreenProps) {
  const route = use(RouteHead)
  const { title = route.title, onBack = route.onBack, isSkeleton } = props
  const { aside, action, failure, toast, onSubmit, children } = props
  const screen = useRef<HTMLDivElement>(null)
  useFocusHeading(screen)
  const hasHead = title !== undefined || onBack || aside !== undefined
  const content = (
    <>
      <div className="flex flex-1 flex-col gap-4 px-4 pb-8">{children}</div>
      {(Boolean(action) || Boolean(toast)) && (
        <div className="@container at-thumb z-bar">
          {toast}
          {action && (
            <div className="flex flex-wrap gap-3 border-t border-hairline bg-paper px-4 py-3 *:grow">
              {failure && (
                <div className="min-w-full">
                  <Notice live tone="red">
                    {failure}
                  </Notice>
                </div>
              )}
              {action}
            </div>
          )}
        </div>
      )}
    </>
  )
  return (
    <div ref={screen} className="flex flex-1 flex-col">
      {hasHead && <ScreenHead {...{ title, isSkeleton, onBack, aside }} />}
      {onSubmit ? (
        <Form className="flex flex-1 flex-col" onSubmit={onSubmit}>
          {content}
        </Form>
      ) : (
        content
      )}
    </div>
  )
}

type HeadProps = Pick<ScreenProps, 'title' | 'isSkeleton' | 'onBack' | 'aside'>

function ScreenHead({ title, isSkeleton, onBack, aside }: HeadProps) {
  const t = useText('ui')
  const Title = isSkeleton ? 'div' : 'h1'
  return (
    <div className="@container mb-2 flex min-h-tap flex-wrap justify-end gap-x-2 px-4">
      <div className={`flex min-w-0 flex-1 basis-40 items-center gap-1 ${onBack ? '-ml-3' : ''}`}>
        {onBack && (
          <IconButton label={t('back')} className="self-start" onClick={onBack}>
            <BackIcon />
          </IconButton>
        )}
        {title !== undefined && (
          <Title
            data-listen
            tabIndex={isSkeleton ? undefined : -1}
            // Its first line is level with the arrow.
            className="min-w-0 flex-1 py-1.75 text-22 font-700 @max-xs:text-18"
          >
            {title}
          </Title>
        )}
      </div>
      {aside}
    </div>
  )
}
