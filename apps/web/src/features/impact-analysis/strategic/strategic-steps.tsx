import { useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../../../ui/buttons/icon";
import { STEPS, stepBlockedBy } from "./step-order-rules";
import type { StepFacts, StepId } from "./step-order-rules";
import styles from "./strategic-steps.module.css";
import { useFocusOnChange } from "./use-focus-on-change";

type StrategicStepsProps = {
  readonly current: StepId;
  readonly facts: StepFacts;
};

/** The stepper: the three steps, which one is current, and which are open. */
export const StrategicSteps = ({ current, facts }: StrategicStepsProps) => {
  const currentLink = useFocusOnChange<HTMLAnchorElement>(current);
  const strip = useRef<HTMLOListElement>(null);
  const place = STEPS.findIndex(({ id }) => id === current);
  // On a phone, where the steps scroll sideways, the current one is in the middle.
  useLayoutEffect(() => {
    const list = strip.current;
    const step = list?.children[place];
    if (list && step instanceof HTMLElement)
      list.scrollLeft = step.offsetLeft - (list.clientWidth - step.offsetWidth) / 2;
  }, [place]);
  return (
    <nav aria-label="Steps of the strategic impact analysis">
      <ol ref={strip} className={styles.steps}>
        {STEPS.map(({ id, name, shortName }, at) => {
          const waitsFor = stepBlockedBy(id, facts);
          const label = (
            <>
              <span className={styles.number} aria-hidden="true">
                {at + 1}
              </span>
              <span>
                {shortName}
                <span className="visually-hidden">{name.slice(shortName.length)}</span>
                {waitsFor !== undefined && <span className={styles.waits}>{waitsFor}</span>}
              </span>
            </>
          );
          return (
            <li key={id} className={styles.step}>
              {waitsFor === undefined ? (
                <Link
                  to={`?step=${id}`}
                  className={styles.link}
                  {...(id === current && { ref: currentLink })}
                  aria-current={id === current ? "step" : undefined}
                >
                  {label}
                  <Icon name="chevron-right" size={16} />
                </Link>
              ) : (
                <span className={styles.link} data-waiting="">
                  {label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
