CREATE TABLE "storage_alarms" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsettled_jobs" (
	"key" text PRIMARY KEY NOT NULL,
	"starts" integer NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "images_user";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "photo_bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "storage_alarms" ADD CONSTRAINT "storage_alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_owned" ON "images" USING btree ("user_id","kind","bytes");