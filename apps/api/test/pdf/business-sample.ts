import { emergencyContactsAt } from "@holdfast/content/library/response/emergency-contacts";
import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import { cafePlan } from "@holdfast/printables/test/plan-sample";

const many = <Row>(count: number, row: (label: string) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(String(at + 1).padStart(2, "0")));

const TEAMS = ["Emergency Response Team", "Crisis Management Team", "Information Technology Team"];

/** How many of each a business has. */
type Size = Record<"members" | "areas" | "units" | "sites" | "parties", number>;

/** Returns the plan of a business of that size, with long but realistic names. */
export const businessOf = (size: Size) =>
  ({
    ...cafePlan,
    teams: TEAMS.map((teamTypeName) => ({
      teamTypeName,
      contacts: many(size.members, (label) => ({
        idLabel: `C-${label}`,
        designation: label === "01" ? "Primary" : "Alternatives",
        name: `Bartholomew Featherstonehaugh ${label}`,
        jobTitle: "Stores and Purchasing Supervisor",
        mobile: `+61 491 570 0${label}`,
        phone: `+61 2 4900 77${label}`,
        afterHoursPhone: `+61 2 4900 88${label}`,
        confirmedOn: "2026-10-12",
        email: `bartholomew-${label}.featherstone@hunter-valley-coffee.example.com`,
      })),
    })),
    criticalAreas: many(size.areas, (label) => ({
      idLabel: `A-${label}`,
      name: `Supply of roasted beans to hotel ${label}.`,
      isProposed: false,
      category: "Acquisitions/Mergers/Changes",
      criticality: 1 + (Number(label) % 4),
      criticalPeriods: ["October", "November"],
      penalty: label.endsWith("5") ? "Liquidated damages" : null,
      description: `Beans for hotel ${label}.`,
      notes: `Clause ${label}: the client may end the contract.`,
      impacts: [{ category: "Financial", value: 4 }],
    })),
    supportingUnits: many(size.units, (label) => ({
      idLabel: `U-${label}`,
      name: `Logistics and cold chain ${label}.`,
      rtoDays: Number(label) % 7,
      rpoDays: 1,
      leader: "Bartholomew Featherstonehaugh, Stores and Purchasing Supervisor",
      leaderPhone: `+61 491 570 1${label}`,
      minimumService: "Every hotel gets half of its usual beans by noon, with two drivers.",
      firstSteps: [],
      workaround: "Take orders by phone on the paper forms in the red folder.",
      calls: many(2, (call) => ({
        name: `Featherstonehaugh ${call}`,
        why: "Supplier",
        number: `+61 491 570 0${call}`,
      })),
    })),
    recoverySites: many(size.sites, (label) => ({
      idLabel: `R-${label}`,
      name: `Warehouse ${label}.`,
      address: `${label} Industrial Estate Road, Beresfield NSW 2322`,
      phone: `+61 2 4900 12${label}`,
      contact: `manager-${label}@hunter-valley-coffee.example.com`,
    })),
    recoveryStrategies: many(size.units, (label) => ({
      unit: `Logistics and cold chain ${label}.`,
      location: "Short-term recovery site: Warehouse",
      isProposed: false,
      floor: "Dock 4",
      phone: "+61 2 4900 1201",
      email: "warehouse@hunter-valley-coffee.example.com",
      comments: "Own laptops; share the loading dock with dispatch in the mornings.",
    })),
    suppliers: many(size.parties, (label) => ({
      name: `Supplier ${label} & Söhne.`,
      category: "Linen, Cleaning",
      contactPerson: `Person ${label}`,
      phone: `(02) 5550 ${label.padStart(4, "0")}`,
      email: `orders-${label}.receivable@supply-chain-partners.example.com`,
      address: `${label} Supply Street, Newcastle West NSW 2302`,
      website: `https://supply-${label}.example.com`,
      comments: `Gate code on request, dock ${label}.`,
    })),
    emergencyContacts: emergencyContactsAt("AU", "VIC").map((contact) => ({
      ...contact,
      isConfirmed: contact.confidence !== "memory",
    })),
    requirements: many(size.units * 5, (label) => ({
      unit: `Logistics and cold chain ${String(1 + (Number(label) % size.units)).padStart(2, "0")}.`,
      assetType: Number(label) % 5 === 0 ? "Application Requirements" : "Equipment",
      name: `Forklift or terminal ${label}.`,
      isProposed: false,
      quantity: 2,
      comments: "",
    })),
  }) satisfies ContinuityPlanData;
