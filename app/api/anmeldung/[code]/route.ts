import { changeByVisitor } from "@/lib/registrations/change-registration";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = changeByVisitor;
