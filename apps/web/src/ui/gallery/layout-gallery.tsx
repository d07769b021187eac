import { Button } from "../buttons/button";
import { Card } from "../layout/card";
import { ContactLinks } from "../layout/contact-link";
import { FactList } from "../layout/fact-list";
import { Logo } from "../layout/logo";
import { PageFrame } from "../layout/page-frame";
import { QrCode } from "../layout/qr-code";
import { SideFrame } from "../layout/navigation/side-frame";
import { SidebarButton } from "../layout/navigation/sidebar-button";
import { Tabs } from "../layout/navigation/tabs";
import { ignore, LONG } from "./gallery-example";
import type { GalleryExample } from "./gallery-example";
import styles from "./gallery.module.css";

const TABS = [
  "Equipment",
  "Process & Service",
  "Skillset",
  "Information",
  "Facilities and sites",
].map((name) => ({ id: name, name, content: <p>{`What ${name} needs.`}</p> }));

export const LAYOUT: readonly GalleryExample[] = [
  {
    name: "SideFrame and SideMenu with a PageFrame",
    isWide: true,
    content: (
      <div className={styles.window}>
        <SideFrame
          menuLabel="Plan"
          groups={[
            { items: [{ to: "/dev/gallery", label: "Gallery", icon: "dashboard" }] },
            {
              label: "Risk Analysis",
              items: [{ to: "/dev/exposures", label: "Exposures", icon: "eye" }],
            },
            {
              label: "Planning & Design",
              isDone: true,
              items: [{ to: "/dev/recovery", label: "Recovery Strategy", icon: "refresh" }],
            },
            { label: "Validation", items: [], note: "Coming Soon..." },
          ]}
          actions={[{ label: "Log out", icon: "leave", onPress: ignore }]}
          top={null}
          header={<Logo isCompact />}
          footer={<p>Terms &amp; Conditions</p>}
        >
          <PageFrame
            title="Contacts"
            purpose="The people you would phone."
            action={<Button variant="primary">Add contact</Button>}
            help={<p>People change. Review this list twice a year.</p>}
            previous={{ to: "/dev/gallery", label: "Overview" }}
            next={{ to: "/dev/gallery", label: "Customers", waitsFor: "Add a contact first" }}
          >
            <Card title="A page">{LONG}</Card>
          </PageFrame>
        </SideFrame>
      </div>
    ),
  },
  {
    name: "Card",
    content: (
      <Card title="Subscription" aside={<Button size="small">Renew</Button>}>
        <p>Active until 23/11/2027</p>
      </Card>
    ),
  },
  {
    name: "Tabs",
    content: <Tabs label="Requirements" tabs={TABS} />,
  },
  {
    name: "ContactLinks",
    content: (
      <ContactLinks
        phones={["+61 491 570 006", null]}
        email="a-very-long-name.of-a-person@harbourlight.example"
      />
    ),
  },
  {
    name: "Logo and SidebarButton, on paper and ink",
    content: (
      <>
        <Logo />
        <div className={styles.ink}>
          <Logo variant="ink" />
          <SidebarButton label="Register" onPress={ignore} />
        </div>
      </>
    ),
  },
  {
    name: "FactList",
    content: (
      <FactList
        facts={[
          ["Scenario", "Flash flood"],
          ["Planned for", "23/11/2026"],
        ]}
      />
    ),
  },
  { name: "QrCode", content: <QrCode text="otpauth://totp/Holdfast" label="QR code" /> },
];
