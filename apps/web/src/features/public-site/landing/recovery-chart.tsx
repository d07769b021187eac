import styles from "./recovery-chart.module.css";

/**
 * Illustrates service over time around a disruption, with and without a plan: the recovery time objective (RTO)
 * is met well inside the maximum tolerable period of disruption (MTPD). Not based on data.
 */
export const RecoveryChart = () => (
  <figure className={styles.figure}>
    <svg
      viewBox="0 0 560 340"
      role="img"
      aria-label="How service recovers after a disruption. With a plan it is back by the recovery time objective, well before the maximum tolerable period of disruption. Without a plan it is still down by then."
    >
      <g className={styles.grid}>
        <path d="M40 60H540M40 130H540M40 200H540M40 270H540" />
      </g>
      <path className={styles.zone} d="M150 40H330V270H150Z" />
      <path className={styles.event} d="M440 40V270" />
      <path className={styles.event} d="M150 40V270" />
      <path
        className={styles.without}
        d="M40 78H150C156 190 162 246 180 250C300 258 420 256 540 214"
      />
      <path
        className={styles.with}
        d="M40 78H150C155 160 160 204 176 206C214 206 226 196 250 164C280 122 300 84 330 80H540"
      />
      <circle className={styles.point} cx="330" cy="80" r="6" />
      <g className={styles.words}>
        <text x="156" y="32">
          Disruption
        </text>
        <text x="330" y="32" textAnchor="middle">
          RTO
        </text>
        <text x="440" y="32" textAnchor="middle">
          MTPD
        </text>
        <text className={styles.strong} x="447" y="55">
          With a plan
        </text>
        <text x="447" y="264">
          Without
        </text>
        <text x="40" y="298">
          Service to your customers, over time
        </text>
      </g>
    </svg>
  </figure>
);
