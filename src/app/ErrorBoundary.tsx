import { Component, type ReactNode } from 'react'
import { log } from '@/log'

interface ErrorBoundaryProps {
  /** What stands instead; `retry` renders the children anew. */
  fallback: (error: unknown, retry: () => void) => ReactNode
  /** A change of it renders the children anew: another path, the network back. */
  resetKey?: string
  /** Called before that. */
  onReset?: () => void
  children: ReactNode
}

interface ErrorBoundaryState {
  failed?: { error: unknown } | undefined
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {}

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } }
  }

  override componentDidCatch(error: unknown): void {
    // Presses held for the screen go to what stands in its place.
    window.replayPress?.()
    log.warn('a screen failed', { name: error instanceof Error ? error.name : typeof error })
  }

  override componentDidUpdate(previous: ErrorBoundaryProps): void {
    if (this.state.failed && previous.resetKey !== this.props.resetKey) this.retry()
  }

  private readonly retry = () => {
    this.props.onReset?.()
    this.setState({ failed: undefined })
  }

  override render(): ReactNode {
    const { failed } = this.state
    return failed ? this.props.fallback(failed.error, this.retry) : this.props.children
  }
}
