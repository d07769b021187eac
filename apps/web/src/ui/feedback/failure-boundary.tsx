import { Component } from "react";
import type { ReactNode } from "react";
import { Button } from "../buttons/button";
import { EmptyState } from "./empty-state";

type FailureBoundaryProps = {
  /** A new value, such as the next address, renders the children again. */
  readonly resetKey: string;
  readonly children: ReactNode;
};
type FailureBoundaryState = { readonly hasFailed: boolean; readonly resetKey: string };

/**
 * Shows an error panel for a page that failed to render, or whose code could not be loaded after a new release. The
 * frame around it remains (specification 8, 'Rendering failure').
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override readonly state: FailureBoundaryState = {
    hasFailed: false,
    resetKey: this.props.resetKey,
  };

  static getDerivedStateFromError(): Partial<FailureBoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailurePanel />;
  }
}

/** Says that a page could not be loaded or rendered. */
export const FailurePanel = () => (
  <EmptyState
    icon="alert"
    title="Sorry, an error occurred. Please try again later."
    action={<Button onPress={() => window.location.reload()}>Reload page</Button>}
  />
);
